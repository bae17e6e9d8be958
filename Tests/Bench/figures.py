"""Figures of several browsers, as medians beside each other."""

import statistics


class Figures:
    def __init__(self, own, others):
        self.own = own
        self.values = {name: {} for name in [own, *others]}

    def add(self, name, figure, value):
        if value is not None:
            self.values[name].setdefault(figure, []).append(value)

    def time(self, name, figure, begin, end):
        self.add(name, f"{figure}, ms", None if end is None else (end - begin) * 1000)

    def median(self, name, figure):
        values = self.values[name].get(figure)
        return statistics.median(values) if values else None

    def ratio(self, figure, to, name=None):
        """How much larger one figure is than another."""
        name = name or self.own
        one, other = self.median(name, figure), self.median(name, to)
        return one / other if one is not None and other else None

    def report(self):
        for figure in dict.fromkeys(f for values in self.values.values() for f in values):
            print(figure)
            for name in self.values:
                self.report_line(name, figure)

    def report_line(self, name, figure):
        values = self.values[name].get(figure)
        if not values:
            print(f"  {name:12} not measured")
            return
        median, own = self.median(name, figure), self.median(self.own, figure)
        beside = f"  {self.own}/{name} {own / median:.2f}" if own and median and name != self.own else ""
        print(f"  {name:12} {median:8.1f}  ({min(values):.1f} to {max(values):.1f}){beside}")
