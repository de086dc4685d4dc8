import { button as icon } from '@wordpress/icons';
import { registerRoom, saveInnerBlocks } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';
import { transforms } from './transforms';
import './style.scss';

registerRoom( metadata, {
	icon,
	edit: Edit,
	save: saveInnerBlocks,
	transforms,
	help: { wake: '', look: [ 'effect', 'duration' ] },
} );
