/** Returns whether a person born on the date has reached the age. */

/**
 * @param birthday Date such as `2001-12-31`; any other format counts as not old enough.
 * @param age      Minimum age, in years.
 * @param now      Today.
 */
export function isOldEnough(
	birthday: string,
	age: number,
	now: Date
): boolean {
	const [ , year, month, day ] =
		/^(\d{4})-(\d\d)-(\d\d)$/.exec( birthday )?.map( Number ) ?? [];
	return (
		!! year &&
		new Date( year + age, month! - 1, day ).getTime() <= now.getTime()
	);
}
