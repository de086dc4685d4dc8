export { CardChoice, useCardChoice } from './card-choice';
export { OwnCards, type ListFrame } from './own-cards';
export { PostCards } from './post-cards';
