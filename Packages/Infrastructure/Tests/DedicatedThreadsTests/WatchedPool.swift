// Linking PoolWatch makes a run of these tests fail when the cooperative pool starves.
import PoolWatch
