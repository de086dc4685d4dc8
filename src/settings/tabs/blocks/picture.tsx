/** What a room looks like; a drawing of its kind where there is nothing to see. */
import { Icon } from '@wordpress/components';
import { blockDefault, brush, layout } from '@wordpress/icons';
import type { Room } from './types';

const DRAWINGS = { blocks: blockDefault, features: layout, extensions: brush };

export function Picture( { room }: { room: Room } ) {
	return (
		<div className="frontage-room__picture">
			{ room.picture ? (
				<img
					src={ room.picture }
					alt=""
					width={ 640 }
					height={ 400 }
					loading="lazy"
					decoding="async"
				/>
			) : (
				<Icon icon={ DRAWINGS[ room.kind ] } size={ 32 } />
			) }
		</div>
	);
}
