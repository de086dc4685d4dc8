import type { ReactNode } from 'react';

interface Props {
	name: string;
	className: string;
	isCurrent?: boolean;
	onClick: () => void;
	children?: ReactNode;
}

/** A control of the carousel in the canvas. */
export function SlideButton( { name, isCurrent, ...props }: Props ) {
	return (
		<button
			type="button"
			aria-label={ name }
			aria-current={ isCurrent || undefined }
			{ ...props }
		/>
	);
}
