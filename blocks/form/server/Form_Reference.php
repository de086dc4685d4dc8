<?php
/**
 * @package Frontage
 */

declare( strict_types=1 );

namespace Frontage\Blocks\Form;

use Frontage\Domain\Usage\Saved_Blocks;
use Frontage\Http\Request;
use Frontage\Http\Signed;


defined( 'ABSPATH' ) || exit;

/**
 * Where a form is saved.
 *
 * The signed pointer that a page carries instead of the form's settings, and the way back to the block.
 */
final class Form_Reference {
	public const FIELD = 'frontage_form';
	public const KIND  = 'form';

	/**
	 * Prepares the pointer.
	 *
	 * @param string       $form   The form's id.
	 * @param int          $post   The post it was seen in; 0 if none.
	 * @param int          $number Its place on the page, from 0.
	 * @param list<string> $silent Names of fields that hold nothing a visitor typed; nobody could tell once the form is gone.
	 */
	public function __construct(
		public readonly string $form,
		public readonly int $post,
		public readonly int $number,
		public readonly array $silent = array()
	) {}

	/**
	 * What a request came with; null if this site did not sign it.
	 *
	 * @param Request $request The request.
	 */
	public static function of( Request $request ): ?self {
		$sent = $request->fields[ self::FIELD ] ?? '';
		$data = is_string( $sent ) ? Signed::read( self::KIND, $sent ) : null;
		return null === $data ? null : self::from( $data );
	}

	/**
	 * Reads what a page carried.
	 *
	 * @param array<string, mixed> $data As signed.
	 */
	public static function from( array $data ): self {
		return new self( (string) ( $data['form'] ?? '' ), (int) ( $data['post'] ?? 0 ), (int) ( $data['number'] ?? 0 ), array_values( array_filter( (array) ( $data['silent'] ?? array() ), 'is_string' ) ) );
	}

	/** The pointer as text. */
	public function text(): string {
		return Signed::make(
			self::KIND,
			array(
				'form'   => $this->form,
				'post'   => $this->post,
				'number' => $this->number,
			) + array_filter( array( 'silent' => $this->silent ) )
		);
	}

	/** The saved form; null if it is gone. */
	public function find(): ?Saved_Form {
		$block = Saved_Blocks::find( 'form', $this->post, fn ( array $block ): bool => Saved_Form::id_of( $block ) === $this->form );
		return null === $block ? null : new Saved_Form( $block );
	}
}
