import { dateI18n, getSettings } from '@wordpress/date';
import { __, sprintf } from '@wordpress/i18n';
import { siteZone } from './zone';
import type { Attributes } from '../attributes';

interface Props {
	attributes: Attributes;
	/** Time left, in seconds. */
	left: number;
}

/**
 * The end in words, where visitors see it; and that it has passed, for the author.
 *
 * @param props What to say.
 */
export function EditSentence( { attributes, left }: Props ) {
	const { kind, date, zone, meaning, showsDate } = attributes;
	if ( kind !== 'fixed' || ( left && ! showsDate ) ) {
		return null;
	}
	const { formats } = getSettings();
	const end = `${ dateI18n( `${ formats.date }, ${ formats.time }`, `${ date }Z`, 'UTC' ) } (${ zone || siteZone() })`;
	const ends =
		meaning === 'starts'
			? /* translators: %s: date, time and time zone. */ __(
					'Starts on %s',
					'frontage'
				)
			: /* translators: %s: date, time and time zone. */ __(
					'Ends on %s',
					'frontage'
				);
	return (
		<p className="frontage-countdown__sentence is-shown">
			{ left
				? sprintf( ends, end )
				: sprintf(
						/* translators: %s: date, time and time zone. */
						__(
							'This countdown ended on %s. Visitors now see what you chose for the end.',
							'frontage'
						),
						end
					) }
		</p>
	);
}
