import {
	InspectorControls,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import { __ } from '@wordpress/i18n';
import type { CSSProperties } from 'react';
import { AddChild, useChildren, type EditProps } from '@frontage/editor';
import type { Attributes } from '../attributes';
import { FilterSettings } from './settings';
import { tagsOf } from './tags';

const ITEM = 'frontage/filter-item';

const TEMPLATE: [ string, object ][] = [
	[ ITEM, {} ],
	[ ITEM, {} ],
];

/** All items with their tags above; nothing is filtered while it is edited. */
export function Edit( block: EditProps< Attributes > ) {
	const { attributes, clientId } = block;
	const { blocks } = useChildren( clientId );
	const tags = tagsOf( blocks );
	const items = useInnerBlocksProps(
		{ className: 'frontage-filter__items' },
		{ template: TEMPLATE, orientation: 'horizontal' }
	);
	return (
		<>
			<AddChild
				clientId={ clientId }
				name={ ITEM }
				label={ __( 'Add item', 'frontage' ) }
			/>
			<InspectorControls>
				<FilterSettings tags={ tags } { ...block } />
			</InspectorControls>
			<div { ...useBlockProps() }>
				<div
					className={ `frontage-filter__frame is-${ attributes.mode }` }
					style={
						{
							'--frontage-filter-width': `${ attributes.minWidth }px`,
						} as CSSProperties
					}
				>
					<Chips
						names={ [
							{
								name:
									attributes.allLabel ||
									__( 'All', 'frontage' ),
								count: blocks.length,
							},
							...tags,
						] }
						{ ...attributes }
					/>
					<div { ...items } />
				</div>
			</div>
		</>
	);
}

interface ChipsProps extends Pick< Attributes, 'initial' | 'hasCounts' > {
	/** “All” and the tags. */
	names: { name: string; count: number }[];
}

function Chips( { names, initial, hasCounts }: ChipsProps ) {
	const chosen = Math.max(
		0,
		names.findIndex( ( { name }, index ) => index && name === initial )
	);
	return (
		<div className="frontage-filter__bar">
			<div className="frontage-filter__choice">
				{ names.map( ( { name, count }, index ) => (
					<span
						key={ name }
						className={ `frontage-filter__option${
							index === chosen ? ' is-chosen' : ''
						}` }
					>
						<span>{ name }</span>
						{ hasCounts && (
							<span className="frontage-filter__count">
								{ count }
							</span>
						) }
					</span>
				) ) }
			</div>
		</div>
	);
}
