import { InspectorControls, useBlockProps } from '@wordpress/block-editor';
import { Placeholder } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { ServerPreview, type EditProps } from '@frontage/editor';
import metadata from '../block.json';
import type { Attributes } from '../attributes';
import { AccountsField } from './accounts-field';
import { icon } from './icon';
import { FollowSettings } from './settings';

/** The links as the server prints them; without one, the field for their addresses. */
export function Edit( block: EditProps< Attributes > ) {
	const [ version, setVersion ] = useState( 0 );
	return (
		<>
			<InspectorControls>
				<FollowSettings
					{ ...block }
					onRefresh={ () => setVersion( version + 1 ) }
				/>
			</InspectorControls>
			<div { ...useBlockProps() }>
				<ServerPreview
					key={ version }
					block={ metadata.name }
					attributes={ block.attributes }
					empty={
						<Placeholder
							icon={ icon }
							label={ __( 'Follow Buttons', 'frontage' ) }
						>
							<AccountsField { ...block } />
						</Placeholder>
					}
				/>
			</div>
		</>
	);
}
