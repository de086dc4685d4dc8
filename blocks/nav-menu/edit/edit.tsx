import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ServerPreview, type EditProps } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { icon } from './icon';
import { NavMenuSettings } from './settings';
import { topItems, type TopItem } from './top-items';

/** The menu as the server prints it. */
export function Edit( block: EditProps< Attributes > ) {
	const [ items, setItems ] = useState< TopItem[] >( [] );
	const read = useCallback(
		( html: string ) => setItems( topItems( html ) ),
		[]
	);
	return (
		<>
			<InspectorControls>
				<NavMenuSettings items={ items } { ...block } />
			</InspectorControls>
			<div { ...useBlockProps() }>
				<ServerPreview
					block={ metadata.name }
					attributes={ block.attributes }
					onHtml={ read }
					empty={
						<Placeholder
							icon={ icon }
							label={ __( 'Nav Menu', 'frontage' ) }
						>
							{ __(
								'This menu has no items that visitors may see. Choose another one in the block settings.',
								'frontage'
							) }
						</Placeholder>
					}
				/>
			</div>
		</>
	);
}
