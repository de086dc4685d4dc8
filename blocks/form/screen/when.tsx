import { dateI18n, getSettings } from '@wordpress/date';

/** A time in the site's time zone and the user's format. */
export function When( { time }: { time: string } ) {
	const { datetimeAbbreviated, datetime } = getSettings().formats;
	const iso = `${ time.replace( ' ', 'T' ) }Z`;
	return (
		<time dateTime={ iso }>
			{ dateI18n( datetimeAbbreviated ?? datetime, iso, undefined ) }
		</time>
	);
}
