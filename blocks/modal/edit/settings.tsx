/** How a popup looks and closes. */
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	TextField,
	ToggleField,
	defaultsIn,
} from '../../../src/editor';
import metadata from '../block.json';
import type { ModalAttributes } from './types';

interface Props {
	attributes: ModalAttributes;
	setAttributes: ( changed: Partial< ModalAttributes > ) => void;
}

const DEFAULTS = defaultsIn( metadata, [
	'opener',
	'kind',
	'place',
	'size',
	'label',
	'closesBeside',
	'closesByEscape',
	'staysOnLinks',
	'counts',
] );

/**
 * The sidebar's settings of how it looks and closes.
 *
 * @param props               The block's attributes and how to change them.
 * @param props.attributes
 * @param props.setAttributes
 */
export function ModalSettings( { attributes, setAttributes }: Props ) {
	return (
		<BlockSettings
			label={ __( 'Popup', 'frontage' ) }
			defaults={ DEFAULTS }
			attributes={ { ...attributes } }
			setAttributes={ setAttributes }
		>
			<Look />
			<ToggleField
				name="closesBeside"
				label={ __( 'A press beside it closes it', 'frontage' ) }
			/>
			<ToggleField
				name="closesByEscape"
				label={ __( 'Escape closes it', 'frontage' ) }
			/>
			<ToggleField
				name="staysOnLinks"
				label={ __(
					'Links within the page leave it open',
					'frontage'
				) }
			/>
			<ToggleField
				name="counts"
				label={ __(
					'Count openings, without personal data',
					'frontage'
				) }
			/>
		</BlockSettings>
	);
}

function Look() {
	return (
		<>
			<ChoiceField
				name="opener"
				label={ __( 'Opened by', 'frontage' ) }
				options={ {
					button: __( 'A button', 'frontage' ),
					link: __( 'A text', 'frontage' ),
					none: __( 'Links to it only', 'frontage' ),
				} }
			/>
			<ChoiceField
				name="kind"
				label={ __( 'Kind', 'frontage' ) }
				options={ {
					dialog: __( 'Over the page, which waits', 'frontage' ),
					bar: __( 'A bar beside the page', 'frontage' ),
				} }
			/>
			<ChoiceField
				name="place"
				label={ __( 'Place', 'frontage' ) }
				options={ {
					center: __( 'Middle', 'frontage' ),
					top: __( 'Top', 'frontage' ),
					bottom: __( 'Bottom', 'frontage' ),
					start: __( 'Corner where lines begin', 'frontage' ),
					end: __( 'Corner where lines end', 'frontage' ),
				} }
			/>
			<ChoiceField
				name="size"
				label={ __( 'Width', 'frontage' ) }
				options={ {
					small: __( 'Small', 'frontage' ),
					medium: __( 'Medium', 'frontage' ),
					large: __( 'Large', 'frontage' ),
					full: __( 'Whole screen', 'frontage' ),
				} }
			/>
			<TextField
				name="label"
				label={ __( 'Name for screen readers', 'frontage' ) }
			/>
		</>
	);
}
