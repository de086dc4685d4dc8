import { Icon, VisuallyHidden } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import type { ReactNode } from 'react';

interface Props {
	isDone: boolean;
	title: string;
	text: string;
	/** Links or buttons of the step. */
	children: ReactNode;
}

/** One step of the checklist. */
export function Step( { isDone, title, text, children }: Props ) {
	return (
		<li className={ `frontage-step${ isDone ? ' is-done' : '' }` }>
			<span className="frontage-step__mark">
				{ isDone && <Icon icon={ check } size={ 20 } /> }
				<VisuallyHidden>
					{ isDone
						? __( 'Done:', 'frontage' )
						: __( 'To do:', 'frontage' ) }
				</VisuallyHidden>
			</span>
			<div>
				<h4>{ title }</h4>
				<p>{ text }</p>
				{ children }
			</div>
		</li>
	);
}
