import { lineIcon } from '@frontage/editor/icon';

/** Two plans, the second one taller. */
export const icon = lineIcon(
	'M4 8h6.5v11H4zM13.5 4H20v15h-6.5zM6 11.5h2.5M6 14h2.5M15.5 8H18M15.5 11H18M15.5 14H18'
);
