import __Feature__Domain
import __Feature__UseCase

let types: [Any.Type] = [
    __Feature__.self,
    Load__Feature__.self,
]
