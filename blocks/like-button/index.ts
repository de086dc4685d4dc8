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
