<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Upload;

use Frontage\Domain\Actions\Upload;
use Frontage\Domain\Forms\Email;
use Frontage\Domain\Forms\Field;
use Frontage\Domain\Forms\Field_Blocks;
use Frontage\Domain\Forms\Upload_Grant;
use Frontage\Domain\Usage\Saved_Blocks;
use Frontage\Http\Signed;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * An upload as its author saved it.
 *
 * What is taken, who gets it, and the signed pointer that a page carries instead of all that.
 */
final class Saved_Upload {
	public const KIND = 'upload-block';

	/** The name of its only field. */
	public const FIELD = 'files';

	private const ID_MAX = 32;

	private const CONCURRENT_MAX = 10;

	/** Its id. */
	public readonly string $id;

	/** What it takes. */
	public readonly Field $field;

	/**
	 * Reads a saved block.
	 *
	 * @param array<string, mixed> $attributes Its attributes with defaults.
	 */
	public function __construct( private array $attributes ) {
		$this->id    = self::id_of( $attributes );
		$this->field = Field_Blocks::field( array( 'kind' => 'file' ) + $attributes, self::FIELD );
	}

	/**
	 * The upload that a page points to; null if it is gone.
	 *
	 * @param array<string, mixed> $data As signed.
	 */
	public static function find( array $data ): ?self {
		$id    = (string) ( $data['id'] ?? '' );
		$block = Saved_Blocks::find( 'upload', (int) ( $data['post'] ?? 0 ), static fn ( array $block ): bool => self::id_of( (array) ( $block['attrs'] ?? array() ) ) === $id );
		$type  = WP_Block_Type_Registry::get_instance()->get_registered( 'frontage/upload' );
		return null === $block || null === $type ? null : new self( $type->prepare_attributes_for_render( (array) $block['attrs'] ) );
	}

	/**
	 * The pointer.
	 *
	 * @param int $post The post it stands in; 0 if none.
	 */
	public function pointer( int $post ): string {
		return Signed::make(
			self::KIND,
			array(
				'id'   => $this->id,
				'post' => $post,
			)
		);
	}

	/**
	 * How many files are sent at once: what the author wants, as far as the server takes that much in one request.
	 *
	 * @param bool $is_elsewhere Whether they go to another server than this one.
	 */
	public function concurrent( bool $is_elsewhere ): int {
		$wanted = max( 1, min( self::CONCURRENT_MAX, (int) $this->text( 'concurrent', '1' ) ) );
		$module = min( wp_convert_hr_to_bytes( (string) ini_get( 'post_max_size' ) ) ?: PHP_INT_MAX, Upload::FILES_BYTES );
		return $is_elsewhere ? $wanted : max( 1, min( $wanted, intdiv( $module, max( 1, $this->field->size * KB_IN_BYTES ) ) ) );
	}

	/** Its field's name among all of the site. */
	public function place(): string {
		return Upload_Grant::place( 'upload', $this->id, self::FIELD );
	}

	/**
	 * One of its texts, or what stands for it.
	 *
	 * @param string $key      The attribute.
	 * @param string $fallback Where it is empty.
	 */
	public function text( string $key, string $fallback = '' ): string {
		$text = trim( Field_Blocks::text( $this->attributes, $key ) );
		return '' === $text ? $fallback : $text;
	}

	/** Its name in the inbox. */
	public function title(): string {
		return $this->text( 'title', __( 'Upload', 'frontage' ) );
	}

	/** What visitors read above it. */
	public function label(): string {
		return $this->text( 'label', __( 'Send us files', 'frontage' ) );
	}

	/** Who gets the mail: the saved recipients, else the site's own address. */
	public function recipients(): string {
		$saved = $this->text( 'recipients' );
		return array() === Email::addresses( $saved ) ? (string) get_option( 'admin_email' ) : $saved;
	}

	/**
	 * An id: what the editor gave it, else one made of what it says.
	 *
	 * @param array<string, mixed> $attributes The block's.
	 */
	private static function id_of( array $attributes ): string {
		$own = substr( (string) preg_replace( '/[^a-z0-9]/', '', Field_Blocks::text( $attributes, 'uploadId' ) ), 0, self::ID_MAX );
		return '' === $own ? 'x' . substr( md5( Field_Blocks::text( $attributes, 'label' ) ), 0, 8 ) : $own;
	}
}
