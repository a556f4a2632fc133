import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { categorySchema } from '../../entities/category.ts';
import { franchisingSchema } from '../../entities/franchising.ts';
import { idText, nothing } from '../../fields.ts';
import { flagText } from '../../input-fields.ts';

export const parentCategoriesCall = call({
  service: 'queues',
  method: 'GET',
  path: '/public/parent_categories',
  summary: 'Categories to filter the home page by',
  access: 'anyone',
  params: nothing,
  query: z.object({ featured: z.optional(flagText) }),
  body: nothing,
  reply: z.array(categorySchema),
  status: 200,
  errors: [],
});

export const categoriesCall = call({
  service: 'queues',
  method: 'GET',
  path: '/public/categories',
  summary: 'Every category, or those inside one, named in the language of the request',
  access: 'anyone',
  params: nothing,
  query: z.object({ parent_id: z.optional(idText) }),
  body: nothing,
  reply: z.array(categorySchema),
  status: 200,
  errors: [],
});

export const categoryCall = call({
  service: 'queues',
  method: 'GET',
  path: '/public/categories/:categoryId',
  summary: 'One category, named in the language of the request',
  access: 'anyone',
  params: z.object({ categoryId: idText }),
  query: nothing,
  body: nothing,
  reply: categorySchema,
  status: 200,
  errors: ['category_not_found'],
});

export const franchisingsCall = call({
  service: 'queues',
  method: 'GET',
  path: '/public/franchising',
  summary: 'Every franchising',
  access: 'anyone',
  params: nothing,
  query: nothing,
  body: nothing,
  reply: z.array(franchisingSchema),
  status: 200,
  errors: [],
});

export const franchisingCall = call({
  service: 'queues',
  method: 'GET',
  path: '/public/franchising/:franchisingId',
  summary: 'Name, logo and colour of one franchising',
  access: 'anyone',
  params: z.object({ franchisingId: idText }),
  query: nothing,
  body: nothing,
  reply: franchisingSchema,
  status: 200,
  errors: ['franchising_not_found'],
});
