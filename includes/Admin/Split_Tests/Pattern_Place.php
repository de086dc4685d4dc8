<?php
declare( strict_types=1 );

namespace Frontage\Admin\Split_Tests;

use Frontage\Admin\Exit_Converter\Place;

defined( 'ABSPATH' ) || exit;

/** A pattern of a theme or plugin. WordPress cannot store another version of it. */
final class Pattern_Place implements Place {
	/**
	 * Sets the properties.
	 *
	 * @param string $title What people call it.
	 * @param string $markup Block markup.
	 */
	public function __construct( private readonly string $title, private readonly string $markup ) {}

	public function id(): string {
		return $this->title;
	}

	public function content(): string {
		return $this->markup;
	}

	public function describe(): array {
		return array(
			'title'  => $this->title,
			'type'   => (string) ( get_post_type_object( 'wp_block' )->labels->singular_name ?? '' ),
			'status' => '',
			'edit'   => '',
		);
	}

	public function obstacle(): string {
		return sprintf(
			/* translators: %s: title of a pattern. */
			__(
				'This test is in the file of the pattern “%s”, which WordPress cannot change. To pause or end the test, edit the file, or detach the pattern where it is used and change the test there.',
				'frontage'
			),
			$this->title
		);
	}

	public function filtered( string $content ): string {
		return $content;
	}

	public function write( string $content, bool $is_original = false ): string {
		return $this->obstacle();
	}
}
