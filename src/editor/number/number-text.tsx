import { RichText, useBlockEditContext } from '@wordpress/block-editor';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plain } from '@frontage/lib/plain';
import { formatNumber, numberDirection, parseNumber } from './number';

/** The author's language, as BCP 47 name. */
export const numberLocale = () => document.documentElement.lang;

interface Props {
	/** As saved, such as `-1234.50`. */
	number: string;
	onChange: ( number: string ) => void;
	prefix?: string;
	suffix?: string;
	isGrouped?: boolean;
}

const read = ( typed: string ) => parseNumber( plain( typed ), numberLocale() );

/**
 * A number between its prefix and suffix, written in place: as typed while the block is selected, then as readers
 * see it. Formatting it earlier would take the caret away from where the author goes on.
 */
export function NumberText( {
	number,
	onChange,
	prefix,
	suffix,
	isGrouped = true,
}: Props ) {
	const [ typed, setTyped ] = useState< string | null >( null );
	const { isSelected } = useBlockEditContext();
	useEffect( () => {
		if ( ! isSelected ) {
			setTyped( null );
		}
	}, [ isSelected ] );
	// It may have changed since, such as with undo.
	const isTyped = typed !== null && read( typed ) === number;
	return (
		<span className="frontage-count">
			<span
				className="frontage-count__final"
				dir={ numberDirection( `${ prefix ?? '' }${ suffix ?? '' }` ) }
			>
				{ prefix?.replace( / /g, '\u{a0}' ) }
				<RichText
					tagName="span"
					className="frontage-count__number"
					dir="ltr"
					aria-label={ __( 'Number', 'frontage' ) }
					placeholder="0"
					allowedFormats={ [] }
					disableLineBreaks
					value={
						isTyped
							? typed
							: formatNumber( number, numberLocale(), isGrouped )
					}
					onChange={ ( changed: string ) => {
						setTyped( changed );
						onChange( read( changed ) );
					} }
				/>
				{ suffix?.replace( / /g, '\u{a0}' ) }
			</span>
		</span>
	);
}
