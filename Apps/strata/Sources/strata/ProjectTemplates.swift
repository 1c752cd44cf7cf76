import ArchitectureDomain
import CStrataTemplates

/// The templates of new projects, which are compiled into the program.
enum ProjectTemplates {
    static var all: [ProjectFile] {
        (0..<strata_project_template_count()).map { index in
            let template = strata_project_templates()[index]
            let bytes = UnsafeRawBufferPointer(start: template.bytes, count: template.count)
            return ProjectFile(path: String(cString: template.path), bytes: Array(bytes))
        }
    }
}
