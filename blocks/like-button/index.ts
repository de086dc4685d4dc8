import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { Edit } from './edit/edit';
import { heart } from './edit/icons';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon: heart,
	edit: Edit,
	save: () => null,
	help: { look: [ 'icon' ] },
} );

// Cards of lists can have it too; `On_Cards` prints it there.
addFilter( 'frontage.cardExtras', metadata.name, ( extras ) => ( {
	...extras,
	likes: __( 'Like button', 'frontage' ),
} ) );
