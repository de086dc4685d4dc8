import { Button, PanelBody } from '@wordpress/components';
import { plus } from '@wordpress/icons';
import { Fragment, type ReactNode } from 'react';

interface RowProps< Rule > {
	rule: Rule;
	onChange: ( changed: Rule ) => void;
	onRemove: () => void;
}

interface Props< Rule > {
	title: string;
	/** Label of the button that adds a rule. */
	add: string;
	/** The rule that the button adds. */
	first: Rule;
	rules: readonly Rule[];
	onChange: ( changed: Rule[] ) => void;
	row: ( props: RowProps< Rule > ) => ReactNode;
	/** What follows the button. */
	children?: ReactNode;
}

/** Panel with a list of rules that authors add, change and remove. */
export function RulesPanel< Rule >( props: Props< Rule > ) {
	const { title, add, first, rules, onChange, row, children } = props;
	const change = ( at: number, ...put: Rule[] ) => {
		const changed = [ ...rules ];
		changed.splice( at, 1, ...put );
		onChange( changed );
	};
	return (
		<PanelBody title={ title } initialOpen={ rules.length > 0 }>
			{ rules.map( ( rule, at ) => (
				<Fragment key={ at }>
					{ row( {
						rule,
						onChange: ( changed ) => change( at, changed ),
						onRemove: () => change( at ),
					} ) }
				</Fragment>
			) ) }
			<Button
				__next40pxDefaultSize
				icon={ plus }
				variant="secondary"
				onClick={ () => change( rules.length, first ) }
			>
				{ add }
			</Button>
			{ children }
		</PanelBody>
	);
}
