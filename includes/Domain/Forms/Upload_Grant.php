<?php
declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Http\Post_Visibility;
use Frontage\Http\Signed;

defined( 'ABSPATH' ) || exit;

/**
 * Permission to upload files for a field before its form is submitted.
 *
 * Contains the field's file rules, signed, so that browsers cannot change them. The same for every visitor.
 */
final class Upload_Grant {
	public const KIND = 'upload';

	/**
	 * Stores the values.
	 *
	 * @param Field $field Field it is for.
	 * @param string $place Result of `place()`.
	 * @param int $post ID of the post that contains it; 0 if none.
	 */
	public function __construct( public readonly Field $field, public readonly string $place, private int $post = 0 ) {}

	/**
	 * Returns a name for a field that is unique on the site.
	 *
	 * @param string $module Module, such as `form`.
	 * @param string $id Block ID.
	 * @param string $name Field name.
	 */
	public static function place( string $module, string $id, string $name ): string {
		return "$module $id $name";
	}

	/**
	 * Creates a grant from signed data.
	 *
	 * @param array<string, mixed> $data Signed data.
	 */
	public static function from( array $data ): self {
		return new self(
			Field::from( (array) ( $data['rules'] ?? array() ) ),
			(string) ( $data['place'] ?? '' ),
			(int) ( $data['post'] ?? 0 )
		);
	}

	/** Returns the encoded grant. */
	public function text(): string {
		return Signed::make(
			self::KIND,
			array(
				'rules' => array_intersect_key(
					$this->field->to_array(),
					array_flip( array( 'kind', 'types', 'size', 'count', 'pattern' ) )
				),
				'place' => $this->place,
				'post'  => $this->post,
			)
		);
	}

	/** Returns whether the visitor may view the page that contains the field. */
	public function is_good(): bool {
		return 'file' === $this->field->kind
			&& ( 0 === $this->post || Post_Visibility::can_view( $this->post ) || current_user_can( 'read_post', $this->post ) );
	}
}
