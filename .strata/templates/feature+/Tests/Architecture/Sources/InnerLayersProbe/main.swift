import __Feature__Domain
import __Feature__UseCase

let types: [Any.Type] = [
    __Feature__.self,
    Fetch__Feature__.self,
]
