import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	TextField,
	ToggleField,
	currencies,
	defaultsIn,
	headingTags,
	numberLocale,
	type SettingsProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const PRICES = defaultsIn( metadata, [ 'currency', 'titleTag' ] );

const PERIODS = defaultsIn( metadata, [
	'hasPeriods',
	'startsWith',
	'monthly',
	'yearly',
	'saving',
] );

/** The settings sidebar. */
export const PricingSettings = ( block: SettingsProps< Attributes > ) => (
	<>
		<BlockSettings
			label={ __( 'Prices', 'frontage' ) }
			defaults={ PRICES }
			{ ...block }
		>
			<ChoiceField< Attributes >
				name="currency"
				label={ __( 'Currency', 'frontage' ) }
				options={ currencies(
					numberLocale(),
					block.attributes.currency
				) }
			/>
			<ChoiceField< Attributes >
				name="titleTag"
				label={ __( 'Tag of names', 'frontage' ) }
				options={ headingTags() }
			/>
		</BlockSettings>
		<BlockSettings
			label={ __( 'Periods', 'frontage' ) }
			defaults={ PERIODS }
			{ ...block }
		>
			<ToggleField
				name="hasPeriods"
				label={ __( 'Monthly and yearly prices', 'frontage' ) }
			/>
			{ block.attributes.hasPeriods && (
				<>
					<ChoiceField< Attributes >
						name="startsWith"
						label={ __( 'Shown first', 'frontage' ) }
						options={ {
							monthly: __( 'Monthly prices', 'frontage' ),
							yearly: __( 'Yearly prices', 'frontage' ),
						} }
					/>
					<TextField
						name="monthly"
						label={ __( 'First period', 'frontage' ) }
						placeholder={ __( 'Monthly', 'frontage' ) }
					/>
					<TextField
						name="yearly"
						label={ __( 'Second period', 'frontage' ) }
						placeholder={ __( 'Yearly', 'frontage' ) }
					/>
					<TextField
						name="saving"
						label={ __( 'Beside the second period', 'frontage' ) }
						placeholder={ __( '2 months free', 'frontage' ) }
					/>
				</>
			) }
		</BlockSettings>
	</>
);
