import { SelectControl } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { BlockSettings, defaultsIn, type EditProps } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { withPanel, type MegaPanel, type TopItem } from './top-items';
import { usePatterns } from './use-menus';

export type { TopItem } from './top-items';

const DEFAULTS = defaultsIn( metadata, [ 'panels' ] );

/** What opens under each item: its sub-menu, the same in columns, or blocks of a synced pattern. */
export function MegaMenus( {
	items,
	...block
}: EditProps< Attributes > & { items: TopItem[] } ) {
	const patterns = usePatterns();
	const panels = block.attributes.panels as unknown as MegaPanel[];
	return (
		<BlockSettings
			label={ __( 'Mega menus', 'frontage' ) }
			defaults={ DEFAULTS }
			{ ...block }
		>
			<p>
				{ __(
					'Choose what opens under each item. A synced pattern can contain any blocks.',
					'frontage'
				) }
			</p>
			{ items.map( ( { target, name, hasItems } ) => {
				const own = panels.find( ( { item } ) => item === target );
				return (
					<SelectControl
						key={ target }
						__nextHasNoMarginBottom
						__next40pxDefaultSize
						label={ sprintf(
							/* translators: %s: name of an item in a menu. */
							__( 'Under “%s”', 'frontage' ),
							name
						) }
						value={ own ? String( own.pattern ) : '' }
						options={ [
							{
								value: '',
								label: hasItems
									? __( 'Submenu', 'frontage' )
									: __( 'Nothing', 'frontage' ),
							},
							{ value: '0', label: __( 'Columns', 'frontage' ) },
							...patterns.map( ( { id, name: pattern } ) => ( {
								value: String( id ),
								label: pattern,
							} ) ),
						].filter(
							( { value } ) => value !== '0' || hasItems || own
						) }
						onChange={ ( chosen ) =>
							block.setAttributes( {
								panels: withPanel(
									panels,
									target,
									chosen === '' ? null : Number( chosen )
								),
							} as unknown as Partial< Attributes > )
						}
					/>
				);
			} ) }
		</BlockSettings>
	);
}
