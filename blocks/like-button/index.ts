import { addFilter } from '@wordpress/hooks';
import { __ } from '@wordpress/i18n';
import { registerBlock } from '@frontage/editor';
import metadata from './block.json';
import { icon, variationIcons } from './edit/icon';
import { Edit } from './edit/edit';
import './style.scss';
import './editor.scss';

registerBlock( metadata, {
	icon,
	variationIcons,
	edit: Edit,
	help: { look: [ 'icon' ] },
} );

// Cards of lists can show the button too; `Card_Like_Button` renders it.
addFilter( 'frontage.cardExtras', metadata.name, ( extras ) => ( {
	...extras,
	likes: __( 'Like button', 'frontage' ),
} ) );

// Lists can be sorted by likes; `Likes_Order` does it.
addFilter( 'frontage.listOrders', metadata.name, ( orders ) => ( {
	...orders,
	'count-likes': __( 'Likes', 'frontage' ),
} ) );
