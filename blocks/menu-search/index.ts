import { search } from '@wordpress/icons';
import { registerRoom } from '../../src/editor';
import metadata from './block.json';
import { Edit } from './edit';
import './style.scss';

registerRoom( metadata, { icon: search, edit: Edit } );
