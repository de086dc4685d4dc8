/** Whether somebody born on a day has had that many birthdays. */

/**
 * @param birthday As `2001-12-31`; anything else is not old enough.
 * @param age      Years.
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
		new Date( year + age, month - 1, day ).getTime() <= now.getTime()
	);
}
