import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, trash } from '@wordpress/icons';
import { useEffect, useRef, type ReactNode } from 'react';

interface Props {
	title: string;
	/** Place in the list, from 1; saving the message is 1. */
	number: number;
	/** Whether the action has a condition. */
	isConditional?: boolean;
	/** Whether it takes place after all emails, when the visitor has the response. */
	isLater?: boolean;
	isFirst?: boolean;
	isLast?: boolean;
	isOpen?: boolean;
	/** The button to focus after the action was moved. */
	focus?: 'up' | 'down';
	onToggle?: () => void;
	onMove?: ( by: 1 | -1 ) => void;
	onRemove?: () => void;
	children?: ReactNode;
}

/** One action in the list: its title opens its settings; buttons move and remove it. */
export function ActionCard( props: Props ) {
	const { title, number, isConditional, isLater, isOpen, focus, children } =
		props;
	const { onToggle, onMove, onRemove } = props;
	/* translators: %s: title of an action. */
	const upLabel = sprintf( __( 'Move up: %s', 'frontage' ), title );
	/* translators: %s: title of an action. */
	const downLabel = sprintf( __( 'Move down: %s', 'frontage' ), title );
	/* translators: %s: title of an action. */
	const removeLabel = sprintf( __( 'Remove: %s', 'frontage' ), title );
	const up = useRef< HTMLButtonElement >( null );
	const down = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		if ( focus ) {
			( focus === 'up' ? up : down ).current?.focus();
		}
	}, [ focus ] );
	return (
		<li className="frontage-form-action">
			<div className="frontage-form-action__head">
				{ onToggle ? (
					<Button
						className="frontage-form-action__title"
						aria-expanded={ !! isOpen }
						onClick={ onToggle }
					>
						{ `${ number }. ${ title }` }
					</Button>
				) : (
					<span className="frontage-form-action__title">
						{ `${ number }. ${ title }` }
					</span>
				) }
				{ onMove && (
					<>
						<Button
							ref={ up }
							size="compact"
							icon={ chevronUp }
							aria-disabled={ props.isFirst }
							label={ upLabel }
							onClick={ () => onMove( -1 ) }
						/>
						<Button
							ref={ down }
							size="compact"
							icon={ chevronDown }
							aria-disabled={ props.isLast }
							label={ downLabel }
							onClick={ () => onMove( 1 ) }
						/>
					</>
				) }
				{ onRemove && (
					<Button
						size="compact"
						icon={ trash }
						label={ removeLabel }
						onClick={ onRemove }
					/>
				) }
			</div>
			{ isLater && (
				<p className="frontage-form-action__note">
					{ __(
						'After all emails, when the visitor has the response',
						'frontage'
					) }
				</p>
			) }
			{ isConditional && ! isOpen && (
				<p className="frontage-form-action__note">
					{ __( 'With a condition', 'frontage' ) }
				</p>
			) }
			{ isOpen && (
				<div className="frontage-form-action__settings">
					{ children }
				</div>
			) }
		</li>
	);
}
