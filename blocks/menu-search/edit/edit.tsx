import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { search } from '@wordpress/icons';
import {
	BlockSettings,
	SearchFields,
	ToggleField,
	defaultsIn,
	type EditProps,
} from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';

const DEFAULTS = defaultsIn( metadata );

export function Edit( { attributes, setAttributes }: EditProps< Attributes > ) {
	return (
		<>
			<InspectorControls>
				<BlockSettings
					label={ __( 'Menu search', 'frontage' ) }
					defaults={ DEFAULTS }
					attributes={ attributes }
					setAttributes={ setAttributes }
				>
					<SearchFields />
					<ToggleField
						name="hidesMenus"
						label={ __(
							'Hide adjacent menus while open',
							'frontage'
						) }
					/>
				</BlockSettings>
			</InspectorControls>
			<div { ...useBlockProps( { className: 'frontage-menu-search' } ) }>
				<span className="frontage-menu-search__open">
					<Icon icon={ search } />
				</span>
			</div>
		</>
	);
}
