let other = 0
