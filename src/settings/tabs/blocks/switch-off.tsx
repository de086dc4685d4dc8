import { __, _n, sprintf } from '@wordpress/i18n';
import { Confirm } from '../../parts';
import { Places } from './places';
import type { Module } from './types';

interface Props {
	module: Module;
	onConfirm: () => void;
	onCancel: () => void;
}

/** Confirmation before turning off a module in use, with the places that use it. */
export function SwitchOff( { module, onConfirm, onCancel }: Props ) {
	const places = module.places ?? 0;
	return (
		<Confirm
			title={ sprintf(
				/* translators: %s: name of a block or feature. */
				__( 'Turn off “%s”?', 'frontage' ),
				module.title
			) }
			action={ __( 'Turn off', 'frontage' ) }
			isDestructive
			onConfirm={ onConfirm }
			onCancel={ onCancel }
		>
			<p>
				{ sprintf(
					/* translators: %d: number of pages, posts, patterns and templates. */
					_n(
						'It is used in %d location. Visitors will no longer see it there. Your content is kept and comes back when you turn it on again.',
						'It is used in %d locations. Visitors will no longer see it there. Your content is kept and comes back when you turn it on again.',
						places,
						'frontage'
					),
					places
				) }
			</p>
			<Places slug={ module.slug } />
		</Confirm>
	);
}
