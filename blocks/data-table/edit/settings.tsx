import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import {
	BlockSettings,
	ChoiceField,
	NumberField,
	ToggleField,
	defaultsIn,
	selectOptions,
	type SettingsProps,
} from '@frontage/editor';
import { plain } from '@frontage/lib/plain';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { withSettings, type Table } from './model';

const VISITORS = defaultsIn( metadata, [
	'hasSearch',
	'hasSorting',
	'perPage',
	'hasDownload',
] );

const STYLE = defaultsIn( metadata, [
	'rowHeader',
	'hasStickyHeader',
	'hasStickyColumn',
	'onPhones',
] );

/** What visitors can do, and how the table behaves. */
export function TableSettings( block: SettingsProps< Attributes > ) {
	return (
		<>
			<BlockSettings
				label={ __( 'Visitors', 'frontage' ) }
				defaults={ VISITORS }
				{ ...block }
			>
				<ToggleField
					name="hasSearch"
					label={ __( 'Search', 'frontage' ) }
				/>
				<ToggleField
					name="hasSorting"
					label={ __( 'Sort by headings', 'frontage' ) }
					help={ __(
						'Visitors hold Shift to sort by several columns.',
						'frontage'
					) }
				/>
				<NumberField
					name="perPage"
					label={ __( 'Rows per page', 'frontage' ) }
					help={ __( '0 shows all rows.', 'frontage' ) }
				/>
				<ToggleField
					name="hasDownload"
					label={ __( 'Download as CSV', 'frontage' ) }
				/>
			</BlockSettings>
			<BlockSettings
				label={ __( 'Table', 'frontage' ) }
				defaults={ STYLE }
				{ ...block }
			>
				<ChoiceField< Attributes >
					name="rowHeader"
					label={ __( 'First column', 'frontage' ) }
					options={ {
						first: __( 'Headings of the rows', 'frontage' ),
						none: __( 'Cells like all others', 'frontage' ),
					} }
				/>
				<ToggleField
					name="hasStickyHeader"
					label={ __( 'Sticky headings', 'frontage' ) }
				/>
				<ToggleField
					name="hasStickyColumn"
					label={ __( 'Sticky first column', 'frontage' ) }
				/>
				<ChoiceField< Attributes >
					name="onPhones"
					label={ __( 'On phones', 'frontage' ) }
					options={ {
						scroll: __( 'Scroll sideways', 'frontage' ),
						stack: __( 'A card for each row', 'frontage' ),
					} }
				/>
			</BlockSettings>
		</>
	);
}

interface ColumnProps {
	table: Table;
	/** Index of the column of the cursor. */
	column: number;
	onChange: ( table: Table ) => void;
}

/** What is special about the column of the cursor. */
export function ColumnPanel( { table, column, onChange }: ColumnProps ) {
	const {
		type = 'text',
		hasFilter,
		total = '',
	} = table.columns[ column ] ?? {};
	const set = ( settings: object ) =>
		onChange( withSettings( table, column, settings ) );
	return (
		<PanelBody
			title={ sprintf(
				/* translators: %s: name of a column. */
				__( 'Column: %s', 'frontage' ),
				plain( table.head[ column ] ) || String( column + 1 )
			) }
		>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Type', 'frontage' ) }
				help={ __(
					'Decides how the column is sorted and aligned.',
					'frontage'
				) }
				value={ type as string }
				options={ selectOptions< string >( {
					text: __( 'Text', 'frontage' ),
					number: __( 'Number', 'frontage' ),
					currency: __( 'Currency', 'frontage' ),
					percent: __( 'Percent', 'frontage' ),
					date: __( 'Date', 'frontage' ),
					'yes-no': __( 'Yes or no', 'frontage' ),
				} ) }
				onChange={ ( chosen ) => set( { type: chosen } ) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Filter for visitors', 'frontage' ) }
				help={ __(
					'A list of up to 100 values, or a range for numbers and dates.',
					'frontage'
				) }
				checked={ !! hasFilter }
				onChange={ ( isOn ) => set( { hasFilter: isOn } ) }
			/>
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Total in the last row', 'frontage' ) }
				value={ total as string }
				options={ selectOptions< string >( {
					'': __( 'None', 'frontage' ),
					sum: __( 'Sum', 'frontage' ),
					average: __( 'Average', 'frontage' ),
					min: __( 'Smallest', 'frontage' ),
					max: __( 'Largest', 'frontage' ),
					count: __( 'Number of values', 'frontage' ),
				} ) }
				onChange={ ( chosen ) => set( { total: chosen } ) }
			/>
		</PanelBody>
	);
}
