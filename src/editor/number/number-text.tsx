import { RichText } from '@wordpress/block-editor';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plain } from '@frontage/lib/plain';
import { formatNumber, parseNumber } from './number';

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

/** A number between its prefix and suffix, written in place: as typed while it has the focus, then as readers see it. */
export function NumberText( {
	number,
	onChange,
	prefix,
	suffix,
	isGrouped = true,
}: Props ) {
	const [ typed, setTyped ] = useState< string | null >( null );
	const shown = formatNumber( number, numberLocale(), isGrouped );
	return (
		<span className="frontage-count">
			<span
				className="frontage-count__final"
				onBlur={ () => setTyped( null ) }
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
					value={ typed ?? shown }
					onChange={ ( changed: string ) => {
						setTyped( changed );
						onChange(
							parseNumber( plain( changed ), numberLocale() )
						);
					} }
				/>
				{ suffix?.replace( / /g, '\u{a0}' ) }
			</span>
		</span>
	);
}
