import {
	InspectorControls,
	RichText,
	useBlockProps,
} from '@wordpress/block-editor';
import { Notice } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import {
	FileButtons,
	ServerPreview,
	numberIn,
	numberLocale,
	type Cells,
	type EditProps,
} from '@frontage/editor';
import { plain } from '@frontage/lib/plain';
import type { Attributes } from '../attributes';
import { limitsOf } from './limits';
import { fromCells, toCells, withNames, type Numbers } from './numbers';
import { ChartSettings } from './settings';
import { pasted } from './sheet/cells';
import { Sheet } from './sheet/sheet';
import { SourcePanel } from './source-panel';

/** What a new chart begins with: empty cells. */
const START: Cells = [
	[ '', '' ],
	[ '', '' ],
	[ '', '' ],
	[ '', '' ],
];

export function Edit( block: EditProps< Attributes > ) {
	const { attributes, setAttributes, isSelected } = block;
	const [ isCut, setIsCut ] = useState( false );
	const locale = numberLocale();
	const numbers = attributes as unknown as Numbers;
	const isNew = ! numbers.series.length;
	const cells = isNew ? START : toCells( numbers, locale );
	const isOdd = useRef( false );
	const change = ( changed: Cells, isStep: boolean ) => {
		const { colors, type } = attributes;
		setIsCut( false );
		isOdd.current = isStep && ! isOdd.current;
		setAttributes( {
			...( fromCells( changed, locale ) as unknown as object ),
			// WordPress takes back changes of the same attributes in one step: typing, but not what is pasted or moved.
			...( isStep && { colors } ),
			...( isOdd.current && { type } ),
		} as Partial< Attributes > );
	};
	const take = ( texts: Cells ) => {
		const all = pasted( [ [] ], 0, 0, withNames( texts, locale ) );
		change( all.cells, true );
		setIsCut( all.isCut );
	};
	const isTyped = attributes.source === 'typed';
	const isCounted = ! isTyped && attributes.source !== 'address';
	const hasNumbers =
		isCounted ||
		numbers.rows.some( ( { values } ) => values.some( Boolean ) );
	return (
		<>
			<InspectorControls>
				<SourcePanel
					{ ...block }
					onFetched={ ( sourceUrl, { head, rows } ) => {
						take( [
							head,
							...rows.map( ( { cells: texts } ) =>
								texts.map( plain )
							),
						] );
						setAttributes( { sourceUrl } );
					} }
				/>
				<ChartSettings { ...block } />
			</InspectorControls>
			<div
				{ ...useBlockProps( {
					className: `frontage-chart is-${ attributes.type }`,
				} ) }
			>
				{ ( hasNumbers || isSelected ) && (
					<RichText
						tagName="p"
						className="frontage-chart__title"
						aria-label={ __( 'Chart title', 'frontage' ) }
						placeholder={ __( 'Chart title', 'frontage' ) }
						allowedFormats={ [] }
						value={ attributes.title }
						onChange={ ( title: string ) =>
							setAttributes( { title } )
						}
					/>
				) }
				{ hasNumbers && (
					<ServerPreview
						block="frontage/chart"
						attributes={ {
							...attributes,
							title: '',
							caption: '',
							description: '',
						} }
						empty={
							isCounted ? (
								<p className="frontage-chart-sheet__hint">
									{ __(
										'There are no numbers yet, or you may not see them.',
										'frontage'
									) }
								</p>
							) : null
						}
					/>
				) }
				{ ! isTyped && ! hasNumbers && (
					<p className="frontage-chart-sheet__hint">
						{ __(
							'Enter the address of the file in the sidebar, and fetch its numbers.',
							'frontage'
						) }
					</p>
				) }
				{ isTyped && ( isSelected || ! hasNumbers ) && (
					<>
						<p className="frontage-chart-sheet__hint">
							{ __(
								'Type your numbers, paste cells from a spreadsheet, or choose a CSV file.',
								'frontage'
							) }
						</p>
						<Sheet
							cells={ cells }
							read={ ( typed ) => numberIn( typed, locale ) }
							onChange={ change }
							onCut={ () => setIsCut( true ) }
						/>
						<FileButtons onCells={ take } />
						{ limitsOf(
							{ ...numbers, type: attributes.type },
							isCut
						).map( ( text ) => (
							<Notice
								key={ text }
								status="warning"
								isDismissible={ false }
							>
								{ text }
							</Notice>
						) ) }
					</>
				) }
				{ hasNumbers && ( isSelected || attributes.caption ) && (
					<RichText
						tagName="figcaption"
						className="frontage-chart__caption"
						aria-label={ __( 'Caption', 'frontage' ) }
						placeholder={ __( 'Add caption', 'frontage' ) }
						value={ attributes.caption }
						onChange={ ( caption: string ) =>
							setAttributes( { caption } )
						}
					/>
				) }
			</div>
		</>
	);
}
