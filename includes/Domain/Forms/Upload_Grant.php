<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Domain\Forms;

use Frontage\Http\Post_Visibility;
use Frontage\Http\Signed;


defined( 'ABSPATH' ) || exit;

/**
 * What a page may send ahead.
 *
 * A field's rules for files, signed, so that no browser words them: the same text for every visitor.
 */
final class Upload_Grant {
	public const KIND = 'upload';

	/**
	 * Prepares the grant.
	 *
	 * @param Field  $field What it takes.
	 * @param string $place From `place()`.
	 * @param int    $post  The post it stands in; 0 if none.
	 */
	public function __construct( public readonly Field $field, public readonly string $place, private int $post = 0 ) {}

	/**
	 * The name of a field among all fields of the site.
	 *
	 * @param string $module Such as `form`.
	 * @param string $id   Of the block.
	 * @param string $name Of the field.
	 */
	public static function place( string $module, string $id, string $name ): string {
		return "$module $id $name";
	}

	/**
	 * Reads a grant.
	 *
	 * @param array<string, mixed> $data As signed.
	 */
	public static function from( array $data ): self {
		return new self( Field::from( (array) ( $data['rules'] ?? array() ) ), (string) ( $data['place'] ?? '' ), (int) ( $data['post'] ?? 0 ) );
	}

	/** The grant as text. */
	public function text(): string {
		return Signed::make(
			self::KIND,
			array(
				'rules' => array_intersect_key( $this->field->to_array(), array_flip( array( 'kind', 'types', 'size', 'count', 'pattern' ) ) ),
				'place' => $this->place,
				'post'  => $this->post,
			)
		);
	}

	/** Whether the visitor may see the page it was printed on. */
	public function is_good(): bool {
		return 'file' === $this->field->kind && ( 0 === $this->post || Post_Visibility::can_view( $this->post ) || current_user_can( 'read_post', $this->post ) );
	}
}
