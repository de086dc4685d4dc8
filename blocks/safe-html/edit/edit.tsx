import { PlainText, useBlockProps } from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	fromCodeAttribute,
	toCodeAttribute,
	type EditProps,
} from '@frontage/editor';
import type { Attributes } from '../attributes';
import { useCheck, type Checked } from './use-check';

/** As `Safe_Html::MOST_BYTES`, in characters that are at least as many bytes. */
const MOST = 200_000;

/**
 * The safe HTML as the server returns it, never as the post has it; while the block is selected, also the source and
 * what was removed.
 */
export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes, isSelected } = block;
	const source = fromCodeAttribute( attributes.html );
	const checked = useCheck( block, source );
	return (
		<div { ...useBlockProps( { className: 'frontage-safe-html' } ) }>
			{ ( isSelected || ! source ) && (
				<>
					<PlainText
						className="frontage-safe-html__field"
						value={ source }
						onChange={ ( changed: string ) =>
							setAttributes( {
								html: toCodeAttribute( changed ),
							} )
						}
						placeholder={ __( 'Paste HTML…', 'frontage' ) }
						aria-label={ __( 'HTML', 'frontage' ) }
					/>
					{ checked && (
						<Found source={ source } checked={ checked } />
					) }
				</>
			) }
			{ checked && checked !== 'failed' && (
				<div
					className="frontage-safe-html__preview"
					ref={ ( preview ) => preview?.setAttribute( 'inert', '' ) }
					dangerouslySetInnerHTML={ { __html: checked.html } }
				/>
			) }
		</div>
	);
}

/** What is wrong with the source. */
function Found( {
	source,
	checked,
}: {
	source: string;
	checked: Checked | 'failed';
} ) {
	if ( checked === 'failed' ) {
		return (
			<Notice status="error" isDismissible={ false }>
				{ __(
					'The HTML could not be checked. Visitors still get only what is safe.',
					'frontage'
				) }
			</Notice>
		);
	}
	if ( source.length > MOST ) {
		return (
			<Notice status="error" isDismissible={ false }>
				{ __(
					'More than 200,000 bytes of HTML are not shown. Split it into several blocks.',
					'frontage'
				) }
			</Notice>
		);
	}
	return checked.removed.length ? (
		<Notice status="warning" isDismissible={ false }>
			{ sprintf(
				/* translators: %s: tags and attributes, such as `<script>, onclick`. */
				__( 'Removed because it is not allowed: %s', 'frontage' ),
				checked.removed.join( ', ' )
			) }
		</Notice>
	) : null;
}
