import { Icon } from '@wordpress/components';
import { blockDefault, brush, layout } from '@wordpress/icons';
import type { Module } from './types';

const DRAWINGS = { blocks: blockDefault, features: layout, extensions: brush };

/** A preview image of a module; an icon of its kind if there is none. */
export function Picture( { module }: { module: Module } ) {
	return (
		<div className="frontage-module__picture">
			{ module.picture ? (
				<img
					src={ module.picture }
					alt=""
					width={ 640 }
					height={ 400 }
					loading="lazy"
					decoding="async"
				/>
			) : (
				<Icon icon={ DRAWINGS[ module.kind ] } size={ 32 } />
			) }
		</div>
	);
}
