import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp } from '@wordpress/icons';

export interface Move {
	isFirst: boolean;
	isLast: boolean;
	/** Moves it by that many places. */
	onMove: ( by: 1 | -1 ) => void;
}

/** Buttons that change the order; they stay where they are focused, so that a key can be pressed again. */
export function MoveButtons( {
	title,
	isFirst,
	isLast,
	onMove,
}: Move & { title: string } ) {
	return (
		<div className="frontage-overlay__move">
			<Button
				size="small"
				icon={ chevronUp }
				/* translators: %s: name of a popup. */
				label={ sprintf( __( 'Move “%s” up', 'frontage' ), title ) }
				aria-disabled={ isFirst }
				onClick={ () => isFirst || onMove( -1 ) }
			/>
			<Button
				size="small"
				icon={ chevronDown }
				/* translators: %s: name of a popup. */
				label={ sprintf( __( 'Move “%s” down', 'frontage' ), title ) }
				aria-disabled={ isLast }
				onClick={ () => isLast || onMove( 1 ) }
			/>
		</div>
	);
}
