import { useId, type ReactNode } from 'react';

interface Props {
	title: string;
	description?: ReactNode;
	/** Buttons next to the heading. */
	actions?: ReactNode;
	children: ReactNode;
}

/** A section of a tab, with a heading. */
export function Section( { title, description, actions, children }: Props ) {
	const id = useId();
	return (
		<section className="frontage-section" aria-labelledby={ id }>
			<header className="frontage-section__head">
				<div>
					<h3 id={ id }>{ title }</h3>
					{ description && (
						<div className="frontage-section__description">
							{ description }
						</div>
					) }
				</div>
				{ actions && (
					<div className="frontage-buttons">{ actions }</div>
				) }
			</header>
			{ children }
		</section>
	);
}
