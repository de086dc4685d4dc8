import { Button, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { Attributes } from '../attributes';
import { useNumbers } from './use-numbers';

interface Props extends Pick< Attributes, 'accounts' > {
	/** Called when the networks have been asked. */
	onRefresh: () => void;
}

/** Where the numbers of the profiles come from, how old they are, and why one is not refreshed. */
export function FollowNumbers( { accounts, onRefresh }: Props ) {
	const { numbers, problem, isBusy, refresh } = useNumbers( accounts );
	return (
		<div style={ { gridColumn: '1 / -1' } }>
			<ul
				aria-label={ __( 'Numbers of followers', 'frontage' ) }
				aria-live="polite"
			>
				{ numbers.map( ( { url, name, text, error } ) => (
					<li key={ url }>
						<strong>{ name }</strong>
						{ text && <div>{ text }</div> }
						{ error && (
							<Notice status="warning" isDismissible={ false }>
								{ error }
							</Notice>
						) }
					</li>
				) ) }
			</ul>
			{ problem && (
				<Notice status="warning" isDismissible={ false }>
					{ problem }
				</Notice>
			) }
			{ numbers.length > 0 && (
				<Button
					variant="secondary"
					isBusy={ isBusy }
					disabled={ isBusy }
					accessibleWhenDisabled
					onClick={ async () => {
						await refresh();
						onRefresh();
					} }
				>
					{ __( 'Refresh numbers now', 'frontage' ) }
				</Button>
			) }
		</div>
	);
}
