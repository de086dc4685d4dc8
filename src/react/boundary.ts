import { Component } from 'react';
import type { ReactNode } from 'react';

interface Props {
	children?: ReactNode;
	onError: ( error: unknown ) => void;
}

/** Keeps a component's error from taking the page's other widgets down. */
export class Boundary extends Component< Props, { failed: boolean } > {
	state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	componentDidCatch( error: unknown ): void {
		this.props.onError( error );
	}

	render(): ReactNode {
		return this.state.failed ? null : this.props.children;
	}
}
