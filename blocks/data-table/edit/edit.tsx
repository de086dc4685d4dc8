import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { Notice, PanelBody } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	FetchRows,
	FileButtons,
	numberLocale,
	type Cells,
	type EditProps,
} from '@frontage/editor';
import type { Attributes } from '../attributes';
import { Canvas } from './canvas';
import { MOST_COLUMNS, MOST_ROWS, normal, widthOf, type Table } from './model';
import { tableOf, withTypes } from './import';
import { withTotals } from './totals';
import type { Place } from './place';
import { ColumnPanel, TableSettings } from './settings';
import { TableToolbar } from './toolbar';

/** What a new table begins with. */
const START = [ '', '', '' ];

const NEW: Table = {
	groups: [],
	head: START,
	rows: [ { cells: START }, { cells: START }, { cells: START } ],
	footer: [],
	columns: [],
};

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes, isSelected } = block;
	const [ place, setPlace ] = useState< Place | null >( null );
	const [ isCut, setCut ] = useState( false );
	const isOdd = useRef( false );
	const locale = numberLocale();
	const saved = normal( attributes as unknown as Table );
	const isNew = ! saved.rows.length && ! saved.head.length;
	const table = isNew ? NEW : saved;
	const column = Math.min( place?.column ?? 0, widthOf( table ) - 1 );

	const change = (
		changed: Table,
		isStep = true,
		more: Partial< Attributes > = {}
	) => {
		const { groups, head, rows, footer, columns } = withTotals(
			changed,
			locale
		);
		isOdd.current = isStep ? ! isOdd.current : isOdd.current;
		setAttributes( {
			...( {
				groups,
				head,
				rows,
				footer,
				columns,
			} as unknown as Partial< Attributes > ),
			// WordPress takes back changes of the same attributes in one step: typing in a cell, but not in two.
			...( isOdd.current && { perPage: attributes.perPage } ),
			...more,
		} );
	};
	const take = ( cells: Cells ) => {
		setCut(
			cells.length > MOST_ROWS + 1 ||
				cells.some( ( row ) => row.length > MOST_COLUMNS )
		);
		change( tableOf( cells, locale ) );
	};
	const classes = [
		'frontage-data-table',
		attributes.onPhones === 'stack' && 'is-stacked-on-phones',
		attributes.hasStickyHeader && 'has-sticky-header',
		attributes.hasStickyColumn && 'has-sticky-column',
	];
	return (
		<>
			<InspectorControls>
				<ColumnPanel
					table={ table }
					column={ column }
					onChange={ change }
				/>
				<TableSettings { ...block } />
				<PanelBody
					title={ __( 'Rows from an address', 'frontage' ) }
					initialOpen={ !! attributes.sourceUrl }
				>
					<FetchRows
						url={ attributes.sourceUrl }
						onFetched={ ( sourceUrl, fetched ) =>
							change(
								withTypes( { ...table, ...fetched }, locale ),
								true,
								{ sourceUrl }
							)
						}
						onRemove={ () => setAttributes( { sourceUrl: '' } ) }
					/>
				</PanelBody>
			</InspectorControls>
			<TableToolbar
				table={ table }
				place={ place }
				onChange={ change }
				onPlace={ setPlace }
			/>
			<div
				{ ...useBlockProps( {
					className: classes.filter( Boolean ).join( ' ' ),
				} ) }
			>
				<Canvas
					table={ table }
					hasRowHeaders={ attributes.rowHeader === 'first' }
					onChange={ change }
					place={ place }
					onPlace={ setPlace }
					caption={
						isSelected || attributes.caption ? (
							<RichText
								tagName="caption"
								className="frontage-data-table__caption"
								aria-label={ __( 'Caption', 'frontage' ) }
								placeholder={ __( 'Add caption', 'frontage' ) }
								value={ attributes.caption }
								onChange={ ( caption: string ) =>
									setAttributes( { caption } )
								}
							/>
						) : null
					}
				/>
				{ attributes.sourceUrl && (
					<p className="frontage-data-table-hint">
						{ __(
							'Visitors see the rows of the address. What is typed here is shown only if it cannot be read.',
							'frontage'
						) }
					</p>
				) }
				{ isSelected && (
					<>
						<p className="frontage-data-table-hint">
							{ __(
								'Type, paste cells from a spreadsheet, or choose a file. A file replaces all rows.',
								'frontage'
							) }
						</p>
						<FileButtons onCells={ take } />
						{ isCut && (
							<Notice status="warning" isDismissible={ false }>
								{ sprintf(
									/* translators: 1: number of rows, 2: number of columns. */
									__(
										'A table has at most %1$d rows and %2$d columns. The others were left out.',
										'frontage'
									),
									MOST_ROWS,
									MOST_COLUMNS
								) }
							</Notice>
						) }
					</>
				) }
			</div>
		</>
	);
}
