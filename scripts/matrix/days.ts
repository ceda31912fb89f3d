// Days and zones on which dates go wrong.

interface Day {
  readonly name: string;
  /** When every test begins, ISO 8601. */
  readonly start: string;
  /** The zone of the machine. */
  readonly zone: string;
}

/** The last hour of a year, the leap day, both changes of the clocks, and the first and the last zone of the world. */
export const DAYS: readonly Day[] = [
  { name: 'The last half hour of a year', start: '2026-12-31T22:30:00Z', zone: 'Europe/Amsterdam' },
  { name: 'The first half hour of a year', start: '2027-01-01T05:30:00Z', zone: 'America/New_York' },
  { name: 'The leap day', start: '2028-02-29T11:00:00Z', zone: 'Europe/Amsterdam' },
  { name: 'The last evening of a short month', start: '2027-02-28T22:45:00Z', zone: 'Europe/Amsterdam' },
  { name: 'The night that is an hour shorter', start: '2027-03-28T00:40:00Z', zone: 'Europe/Amsterdam' },
  { name: 'The night that is an hour longer', start: '2026-10-25T00:40:00Z', zone: 'Europe/Amsterdam' },
  { name: 'Where the day begins first', start: '2026-12-09T10:30:00Z', zone: 'Pacific/Kiritimati' },
  { name: 'Where the day ends last', start: '2026-12-09T10:30:00Z', zone: 'Pacific/Pago_Pago' },
];
