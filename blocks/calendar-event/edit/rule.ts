/** How an event repeats, as far as the fields of the editor know it. */
export interface Repeat {
	/** `custom` for rules that the fields cannot show. */
	frequency: '' | 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY' | 'custom';
	/** Every so many days, weeks, months or years. */
	interval: number;
	/** Last day, such as `2026-12-31`; empty for no end. */
	until: string;
}

const SIMPLE =
	/^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(?:;INTERVAL=(\d{1,3}))?(?:;UNTIL=(\d{4})(\d\d)(\d\d))?$/;

/** Returns what the fields show for a rule of RFC 5545. */
export function repeatOf( rule: string ): Repeat {
	const found = SIMPLE.exec( rule );
	if ( ! found ) {
		return { frequency: rule ? 'custom' : '', interval: 1, until: '' };
	}
	const [ , frequency, interval, year, month, day ] = found;
	return {
		frequency: frequency as Repeat[ 'frequency' ],
		interval: Number( interval ?? 1 ),
		until: year ? `${ year }-${ month }-${ day }` : '',
	};
}

/** Returns the rule for what the fields say; a custom one begins as a weekly one. */
export function ruleOf( { frequency, interval, until }: Repeat ): string {
	if ( ! frequency ) {
		return '';
	}
	if ( frequency === 'custom' ) {
		return 'FREQ=WEEKLY;BYDAY=MO';
	}
	return [
		`FREQ=${ frequency }`,
		interval > 1 && `INTERVAL=${ interval }`,
		until && `UNTIL=${ until.replaceAll( '-', '' ) }`,
	]
		.filter( Boolean )
		.join( ';' );
}
