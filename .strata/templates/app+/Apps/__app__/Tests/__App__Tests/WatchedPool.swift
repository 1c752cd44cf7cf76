// A run of these tests is watched, because they are linked with the watch.
import PoolWatch
