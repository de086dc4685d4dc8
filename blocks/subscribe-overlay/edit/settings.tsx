import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	ToggleField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import { LookFields } from '@frontage/editor/overlay';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const OPENING = defaultsIn( metadata, [ 'opener', 'counts' ] );
const LOOK = defaultsIn( metadata, [
	'place',
	'entrance',
	'veil',
	'veilBlur',
	'isSheet',
	'closePlace',
	'focus',
] );

type Props = Pick< EditProps< Attributes >, 'attributes' | 'setAttributes' >;

/** Settings of what opens it when pressed; when it opens by itself follows. */
export const OpeningSettings = ( { attributes, setAttributes }: Props ) => (
	<BlockSettings
		label={ __( 'Opening', 'frontage' ) }
		defaults={ OPENING }
		attributes={ attributes }
		setAttributes={ setAttributes }
	>
		<ChoiceField< Attributes >
			name="opener"
			label={ __( 'Opened by', 'frontage' ) }
			options={ {
				button: __( 'Button', 'frontage' ),
				none: __( 'Anchor links only', 'frontage' ),
			} }
		/>
		<ToggleField
			name="counts"
			label={ __( 'Count openings (no personal data)', 'frontage' ) }
		/>
	</BlockSettings>
);

/** Settings of how it looks. */
export const LookSettings = ( { attributes, setAttributes }: Props ) => (
	<BlockSettings
		label={ __( 'Look', 'frontage' ) }
		defaults={ LOOK }
		attributes={ attributes }
		setAttributes={ setAttributes }
	>
		<ChoiceField< Attributes >
			name="place"
			label={ __( 'Position', 'frontage' ) }
			options={ {
				center: __( 'Modal (blocks the page)', 'frontage' ),
				start: __( 'Bottom left (start)', 'frontage' ),
				end: __( 'Bottom right (end)', 'frontage' ),
			} }
		/>
		<LookFields of={ LOOK } />
	</BlockSettings>
);
