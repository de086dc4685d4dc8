export const scriptModules: {
	id: string;
	name: string;
	entry: string;
	budget: number;
	build: 'lazy' | 'tight' | 'plain';
}[];
