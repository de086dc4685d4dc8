import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import {
	BlockSettings,
	ServerPreview,
	TextField,
	ToggleField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { ColumnSettings } from './column-settings';
import { START, withColumn, type Comparison } from './comparison';
import { Grid } from './grid';

const DEFAULTS = defaultsIn( metadata, [
	'title',
	'corner',
	'hasFilter',
	'marksDifferences',
] );

/** The table as visitors see it; while the block is selected, fields for its words. */
export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes, isSelected } = block;
	const saved = attributes as unknown as Comparison;
	const comparison = saved.columns.length ? saved : START;
	const change = ( { columns, rows }: Comparison ) =>
		setAttributes( { columns, rows } as unknown as Partial< Attributes > );
	const hasWords = comparison.rows.some(
		( { label, cells } ) => label || cells.some( Boolean )
	);
	return (
		<>
			<InspectorControls>
				<BlockSettings
					label={ __( 'Comparison', 'frontage' ) }
					defaults={ DEFAULTS }
					{ ...block }
				>
					<TextField
						name="title"
						label={ __( 'Title', 'frontage' ) }
					/>
					<TextField
						name="corner"
						label={ __( 'Heading of the features', 'frontage' ) }
					/>
					<ToggleField
						name="hasFilter"
						label={ __( 'Filter for differences', 'frontage' ) }
						help={ __(
							'Visitors can hide features that are the same in all columns.',
							'frontage'
						) }
					/>
					<ToggleField
						name="marksDifferences"
						label={ __( 'Highlight differences', 'frontage' ) }
					/>
				</BlockSettings>
				{ comparison.columns.map( ( column, at ) => (
					<ColumnSettings
						key={ at }
						number={ at + 1 }
						column={ column }
						onChange={ ( changed ) =>
							change( withColumn( comparison, at, changed ) )
						}
					/>
				) ) }
			</InspectorControls>
			<div
				{ ...useBlockProps( {
					className: `frontage-comparison-table${ attributes.marksDifferences ? ' has-differences' : '' }`,
				} ) }
			>
				{ isSelected || ! hasWords ? (
					<>
						<p>
							{ __(
								'Write “yes” or “no” for a mark, or a few words.',
								'frontage'
							) }
						</p>
						<Grid comparison={ comparison } onChange={ change } />
					</>
				) : (
					<ServerPreview
						block="frontage/comparison-table"
						attributes={ attributes }
						empty={ null }
					/>
				) }
			</div>
		</>
	);
}
