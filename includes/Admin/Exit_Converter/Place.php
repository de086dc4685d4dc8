<?php
declare( strict_types=1 );

namespace Frontage\Admin\Exit_Converter;

defined( 'ABSPATH' ) || exit;

/**
 * Content that may hold blocks: a post of any type, or a widget.
 *
 * @internal
 */
interface Place {
	/** Returns its name for programs, such as `12` or `widget-3`. */
	public function id(): string;

	/** Returns the block markup. */
	public function content(): string;

	/**
	 * Returns what it is, for people.
	 *
	 * @return array{title: string, type: string, status: string, edit: string}
	 */
	public function describe(): array;

	/** Returns why the current user cannot change it now; empty if they can. */
	public function obstacle(): string;

	/**
	 * Returns what the platform stores if this user saves the content: it may remove HTML.
	 *
	 * @param string $content Block markup.
	 */
	public function filtered( string $content ): string;

	/**
	 * Stores content.
	 *
	 * @param string $content Block markup.
	 * @param bool $is_original Whether it was stored before, and must be stored again as it was, byte for byte.
	 * @return string Why that failed; empty if it did not.
	 */
	public function write( string $content, bool $is_original = false ): string;
}
