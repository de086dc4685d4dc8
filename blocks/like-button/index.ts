import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { registerRoom } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';
import { heart } from './icons';
import './style.scss';
import './editor.scss';

registerRoom( metadata, {
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
