/** What the editor tells authors of a turn: its cost, its look, and what may be wrong with it. */
import { __ } from '@wordpress/i18n';
import type { Found, Place, EditorMeta } from '../../../src/editor';
import type { RotateAttributes } from './types';

/** Pictures of a turn that is smooth enough. */
const SMOOTH = 12;

/** A turn that jumps. */
export function jumps( { block }: Place ): Found[] {
	const { images } = block.attributes as RotateAttributes;
	return ! images.length || images.length >= SMOOTH
		? []
		: [
				{
					level: 'hint',
					title: __( 'This turn has few pictures', 'frontage' ),
					why: __(
						'With less than twelve pictures the thing jumps from side to side. Twenty-four or thirty-six look smooth.',
						'frontage'
					),
				},
			];
}

export const help: EditorMeta = {
	wake: ( { isPlaying } ) => ( isPlaying ? 'visible' : 'interaction' ),
	look: [ 'isReversed', 'isPlaying', 'turnTime', 'hasHint' ],
	rules: [ jumps ],
};
