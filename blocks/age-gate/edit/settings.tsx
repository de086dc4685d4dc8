import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	NumberField,
	TextField,
	ToggleField,
	defaultsIn,
	type SettingsProps,
} from '@frontage/editor';
import { StylePanel } from '@frontage/editor/overlay';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const CONTENT = defaultsIn( metadata, [
	'asks',
	'age',
	'warning',
	'leaveUrl',
] );
const AUDIENCE = defaultsIn( metadata, [ 'days', 'crawlers', 'counts' ] );
const STYLE = defaultsIn( metadata, [ 'entrance', 'veil', 'focus' ] );

type Props = SettingsProps< Attributes >;

/** The settings sidebar. */
export const AgeGateSettings = ( { attributes, setAttributes }: Props ) => {
	const block = { attributes: { ...attributes }, setAttributes };
	return (
		<>
			<BlockSettings
				label={ __( 'Content', 'frontage' ) }
				defaults={ CONTENT }
				{ ...block }
			>
				<Content />
			</BlockSettings>
			<BlockSettings
				label={ __( 'Who sees it', 'frontage' ) }
				defaults={ AUDIENCE }
				{ ...block }
			>
				<Audience />
			</BlockSettings>
			<StylePanel of={ STYLE } { ...block } />
		</>
	);
};

const Content = () => (
	<>
		<ChoiceField< Attributes >
			name="asks"
			label={ __( 'Method', 'frontage' ) }
			options={ {
				yesno: __( 'Yes/no question', 'frontage' ),
				birthday: __( 'Date of birth', 'frontage' ),
			} }
		/>
		<NumberField
			name="age"
			label={ __( 'Minimum age', 'frontage' ) }
			min={ 1 }
		/>
		<TextField
			name="warning"
			label={ __( 'Message for underage visitors', 'frontage' ) }
		/>
		<TextField
			name="leaveUrl"
			type="url"
			label={ __( 'Where “No” leads (URL)', 'frontage' ) }
		/>
	</>
);

const Audience = () => (
	<>
		<NumberField
			name="days"
			label={ __( 'Days before asking again', 'frontage' ) }
		/>
		<ToggleField
			name="crawlers"
			label={ __( 'Show the page to search engines', 'frontage' ) }
		/>
		<ToggleField
			name="counts"
			label={ __( 'Count answers (no personal data)', 'frontage' ) }
		/>
	</>
);
